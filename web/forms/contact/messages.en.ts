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
  'ai-academy.hero':
    'We plan to train about … members of staff in using AI, starting with … I would describe what they know today as … Please propose topics and dates.',
  'ai-transformation.hero':
    'Our company intends to introduce AI across all departments, and I am preparing the decision. At present we have … A year from now we want …',
  'ai-coaching.hero':
    'In my role as … I am looking for someone to talk AI decisions through with in confidence. The question at hand is …',
  'ai-workshops.hero':
    'We are planning a workshop for … people from …, preferably in … By the time everyone leaves, we want to have settled …',
  'ai-applications.hero':
    'We need an AI application of our own for … Off-the-shelf products were ruled out because … Our data sits in …',
  'ai-platform.hero':
    'Please show us AIWizz in a demo. About … people would work with it, mostly in … Our IT department will ask whether …',
  'ai-mvp.hero':
    'Our idea for an MVP: … It would be used by …, and we would call it a success if … Please tell me whether this fits your fixed price.',
  'ai-lab.hero':
    'We have found no product on the market for this problem: … What we lack in-house is … Let us find out whether it is a case for your AI lab.',
};
