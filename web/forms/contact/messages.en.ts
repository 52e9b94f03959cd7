import type { Messages } from './messages.de.ts';

export const messages: Messages = {
  'home.hero':
    'We want to start using AI and are looking for a partner who has done it before. The first thing on our list is … What would you do next in our place?',
  'home.resources':
    'One question remained open after I read your material: … If you have already written about it, please send me the piece.',
  'knowledge-center.papers': 'A white paper I miss in your list would be about … What we have to settle is whether …',
  'spin-offs.closing':
    'I am writing about your spin-offs, specifically … A word about me: … I would like to know whether and how we could work together.',
  'private-equity-request.closing':
    'Of our holdings, … would come into question, most likely one in … The exit is planned for …, and the lever would be …',
  'organisation-request.closing':
    'One of our agents works on … So far it is … who feels responsible. We would like to settle who answers for it when …',
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
