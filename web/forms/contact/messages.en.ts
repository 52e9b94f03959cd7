import type { Messages } from './messages.de.ts';

export const messages: Messages = {
  'header.conversation':
    'I would like to use a first conversation to find out where AI could help us. We work in the … industry and employ about … people. A good time for me would be …',
  'home.hero':
    'We want to start using AI and are looking for a partner who has done it before. The first thing on our list is … What would you do next in our place?',
  'home.resources':
    'One question remained open after I read your material: … If you have already written about it, please send me the piece.',
  'home.faq': 'I could not find my question in your list: … I need an answer by …, when we decide about …',
  'home.closing':
    'I would value your assessment of a specific plan, namely … So far we have … What we are least sure about is …',
  'services.closing':
    'Having compared your services, I am torn between … and … By … we want to have achieved one thing above all: … Please suggest where to begin.',
  'about.closing':
    'Before discussing a project I would like to meet the people behind the company. From our side … would join. I am particularly interested in your experience with …',
  'knowledge-center.papers': 'A white paper I miss in your list would be about … What we have to settle is whether …',
  'knowledge-center.closing':
    'I have been reading up on … on your site. Now I want to know which parts apply to us; I suspect it is mainly …',
  'use-cases.closing':
    'One of your use cases comes close to our situation: … The difference here is that … How much effort should we plan for?',
  'spin-offs.closing':
    'I am writing about your spin-offs, specifically … A word about me: … I would like to know whether and how we could work together.',
  'private-equity-request.closing':
    'Of our holdings, … would come into question, most likely one in … The exit is planned for …, and the lever would be …',
  'organisation-request.closing':
    'One of our agents works on … So far it is … who feels responsible. We would like to settle who answers for it when …',
  'ai-academy.hero':
    'We plan to train about … members of staff in using AI, starting with … I would describe what they know today as … Please propose topics and dates.',
  'ai-academy.foundation':
    'For the foundation course we would register … people across … sites. In daily work they currently use …',
  'ai-academy.specialist': 'Our … department should learn to handle … with AI. As practice material we can bring …',
  'ai-academy.leadership':
    'About … managers would take the leadership course, ideally in … What is hardest to settle here at present is who …',
  'ai-academy.closing': 'I am not sure which course suits our staff. There are … of us, and what I keep noticing is …',
  'ai-transformation.hero':
    'Our company intends to introduce AI across all departments, and I am preparing the decision. At present we have … A year from now we want …',
  'ai-transformation.closing':
    'Let us talk about the first phase. It would involve …, and a result is expected here by …',
  'ai-coaching.hero':
    'In my role as … I am looking for someone to talk AI decisions through with in confidence. The question at hand is …',
  'ai-coaching.individual':
    'One-to-one coaching interests me because I have to decide about … by … The best time to reach me is …',
  'ai-coaching.board': 'Our board is looking for an adviser who can judge … The next meeting takes place on …',
  'ai-coaching.opinion': 'A paper on … lies on my desk and I need an expert opinion. The decision falls on …',
  'ai-coaching.closing':
    'Whether coaching, a board seat or an opinion is right for me remains to be seen. In one sentence, it is about …',
  'ai-workshops.hero':
    'We are planning a workshop for … people from …, preferably in … By the time everyone leaves, we want to have settled …',
  'ai-workshops.inhouse':
    'Please plan a workshop at our offices in … for about … people. Our list already holds some … ideas.',
  'ai-workshops.virtual':
    'Since our team works from … places, the workshop should be virtual. Sessions would suit us on …',
  'ai-workshops.executive':
    'The executive team is setting aside half a day for AI. There would be … of us, deciding about …',
  'ai-workshops.closing': 'I can bring this to the planning call: the occasion …, the people … and a preferred date …',
  'ai-applications.hero':
    'We need an AI application of our own for … Off-the-shelf products were ruled out because … Our data sits in …',
  'ai-applications.feasibility':
    'Please check whether building is worth it for this process: … It comes up about … times a month and takes around … each time.',
  'ai-applications.application':
    'An application of our own should take over … It would have to connect to … and … The person to release it would be …',
  'ai-applications.model':
    'For a private language model we have sources amounting to …, mostly … It would run in … What we have not settled is whether …',
  'ai-applications.closing':
    'Our standard product gives up on the following: … At present we get by with … Would you buy, adapt or build?',
  'ai-platform.hero':
    'Please show us AIWizz in a demo. About … people would work with it, mostly in … Our IT department will ask whether …',
  'ai-platform.closing':
    'Three people from our company ought to see the platform: … Each brings a question, and mine is: …',
  'ai-mvp.hero':
    'Our idea for an MVP: … It would be used by …, and we would call it a success if … Please tell me whether this fits your fixed price.',
  'ai-mvp.closing':
    'If something were running within … weeks, we would put it in the hands of … Please go through the scope with us; what matters most is …',
  'ai-lab.hero':
    'We have found no product on the market for this problem: … What we lack in-house is … Let us find out whether it is a case for your AI lab.',
  'ai-lab.closing':
    'I want to find out whether our question belongs in the lab. It reads: … We need a decision on it by …',
};
