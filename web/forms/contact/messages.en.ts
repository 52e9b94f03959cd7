import type { Messages } from './messages.de.ts';

export const messages: Messages = {
  'home.hero':
    'We want to start using AI and are looking for a partner who has done it before. The first thing on our list is … What would you do next in our place?',
  'home.resources':
    'One question remained open after I read your material: … If you have already written about it, please send me the piece.',
  'knowledge-center.papers':
    'A topic missing from your list is … Do you have anything on it, or do you know a good source?',
  'spin-offs.closing':
    'I am writing about your spin-offs and would like to know whether and how we could work together. A word about me: …',
  'private-equity-request.closing':
    'Several of our holdings would qualify. Sector, size and time to exit of the first: … Which lever can be tested there soonest?',
  'organisation-request.closing':
    'One of our agents has nobody who answers for it at present. Its task is … We would like to settle who is responsible.',
  'ai-applications.closing': 'Our standard product gives up on the following: … Would you buy, adapt or build?',
  'ai-platform.hero': 'Please show us AIWizz in a demo. Most of the people who would work with it are in …',
  'ai-platform.closing':
    'Three people from our company ought to see the platform. Each brings a question, and mine is: …',
  'ai-mvp.hero': 'Our idea for an MVP: … Please tell me whether it fits your fixed price.',
  'ai-mvp.closing': 'Please go through the scope of an MVP with us. What matters most to us is …',
  'ai-lab.hero':
    'We have found no product on the market for this problem: … Let us find out whether it is a case for your AI lab.',
  'ai-lab.closing': 'I want to find out whether our question belongs in the lab. The question is: …',
  'calculation.message': 'I would like to go through this calculation with you. What I am least sure of is …',
};
