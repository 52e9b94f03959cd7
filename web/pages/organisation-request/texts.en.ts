import { en as form } from '#web/forms/organisation-request/texts.en.ts';
import type { Texts } from './texts.de.ts';

export const en: Texts = {
  meta: {
    title: 'White papers: AI and organisation',
    description:
      'Three white papers on AI and organisation: structure and roles, the human in the decision, the workplace shared with agents. Free, sent by email.',
    keywords: ['AI organisation', 'human in the loop', 'AI workplace', 'white paper', 'roles'],
  },
  hero: {
    eyebrow: 'White papers on organisation',
    title: 'The organisation chart has no box for agents yet',
    lead: 'Software places orders, sorts applications and answers complaints. Three short papers for management, HR and IT settle who answers for it, free by email.',
    button: 'See the three papers',
    picture:
      'Organisation chart with a management and three departments. Below each department hangs a dashed, empty box: the agent that nobody has entered.',
    boxes: { top: 'Management', units: ['Purchasing', 'HR', 'Service'], agent: 'Agent' },
  },
  problem: {
    eyebrow: 'Problem and solution',
    title: 'Responsibility for agents, settled at three levels',
    problem: {
      title: 'What happens day to day',
      text: 'An agent orders too much. Purchasing points at IT, IT at the vendor, the vendor at the settings. Three weeks later it is clear that nobody was responsible.',
    },
    solution: {
      title: 'What the papers clear up',
      text: 'Responsibility can be assigned at three levels, and at each of them in a sentence or two that everyone understands. Every paper offers them as a draft, along with the cases in which they fail.',
    },
    head: ['Level', 'The open question', 'What is clear afterwards'],
    levels: [
      {
        name: 'Company',
        question: 'Whom does an agent report to?',
        answer: 'One name per agent, visible in the reporting line',
      },
      {
        name: 'Decision',
        question: 'When must a person look?',
        answer: 'Thresholds by amount, consequence and reversibility',
      },
      {
        name: 'Desk',
        question: 'What remains of the job?',
        answer: 'A list of tasks, agreed with the works council',
      },
    ],
  },
  papers: {
    eyebrow: 'The three papers',
    title: 'From the boardroom to the desk',
    text: 'Each can be read on its own. If you take all three, start with the first. We send them free of charge.',
    cards: [
      {
        text: 'Which roles emerge, which are split, and which committee signs in the end.',
        facts: [
          { term: 'Level', detail: 'company' },
          { term: 'Includes', detail: 'a role sheet to fill in' },
        ],
      },
      {
        text: 'Where checking is compulsory, where samples are enough, and when a person merely nods things through.',
        facts: [
          { term: 'Level', detail: 'decision' },
          { term: 'Includes', detail: 'a table of thresholds' },
        ],
      },
      {
        text: 'Eight hours with agents, including rules for breaks, errors and the right to say no.',
        facts: [
          { term: 'Level', detail: 'desk' },
          { term: 'Includes', detail: 'clauses for an agreement' },
        ],
      },
    ],
    form,
  },
  onward: {
    title: 'From reading to practice',
    links: ['Academy: courses for every level', 'Transformation: organisation and technology together'],
  },
  closing: {
    title: 'Is there an agent that nobody answers for?',
    lead: 'Describe what it does and who notices when it errs. We suggest where in the organisation it belongs.',
    button: 'Settle who is responsible',
  },
};
