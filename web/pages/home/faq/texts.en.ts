import { figures } from '#contract/site/figures.ts';
import { legalDate, regulations } from '#contract/site/regulations.ts';
import type { FaqTexts } from './texts.de.ts';

const { faqPercent: percent } = figures;
const price = `${figures.mvpPriceEuro.toLocaleString('en-GB')}\u00a0EUR plus\u00a0VAT`;
const [firstImpact, secondImpact, thirdImpact] = figures.impactDays;
const transparency = legalDate(regulations['ai-act'].dates.transparency, 'en');

export const en: FaqTexts = {
  eyebrow: 'Common questions',
  title: 'These questions come up in almost every first conversation',
  lead: 'How close you come to the percentages in these answers depends on where you start.',
  noteInWords: ' (a figure from experience)',
  items: [
    {
      category: 'Getting started',
      question: 'Which process makes a good first case?',
      answer: `One that happens often, takes up many hours and already has its documents in digital form: incoming mail, checking quotations, complaints. In retail, up to ${percent.routine}% of the routine work on complaints can fall away{note}. Rare exceptions can wait.`,
      keywords: ['use case', 'routine work', 'selection', 'back office'],
    },
    {
      category: 'Cost',
      question: 'What does the first step cost?',
      answer: `The first conversation is free and the MVP has a fixed price of ${price}. Everything else is costed case by case, with the saving set beside the price. In logistics, a converted process costs around ${percent.cost}% less{note}.`,
      keywords: ['price', 'fixed price', 'MVP', 'business case', 'savings'],
    },
    {
      category: 'Time',
      question: 'When does it show an effect?',
      answer: `A first roadmap takes ${figures.roadmapDays} days, and each phase refines it. We measure the effect after ${firstImpact}, ${secondImpact} and ${thirdImpact} days. In the back offices of insurers, throughput rises by up to ${percent.throughput}%{note}.`,
      keywords: ['duration', 'roadmap', 'measurement', 'throughput'],
    },
    {
      category: 'Manufacturing',
      question: 'Does it pay on the shop floor?',
      answer: `It does once several months of sensor data exist. Predicting failures from them means servicing on demand instead of by calendar; maintenance then costs about ${percent.maintenance}% less{note}. Where the data is missing we start by collecting it, and that takes time.`,
      keywords: ['production', 'predictive maintenance', 'servicing', 'sensor data'],
    },
    {
      category: 'Data and law',
      question: 'Does our data leave the company?',
      answer: `You decide. The platform runs in your own data centre or in a private cloud; a cloud model reads only what you release to it. The transparency duties of the EU AI Act have applied since ${transparency}. We label output and record which model produced it.`,
      keywords: ['data protection', 'GDPR', 'EU AI Act', 'on-premise', 'transparency'],
    },
    {
      category: 'People',
      question: 'What does this mean for our staff?',
      answer:
        'Work moves from entering data to checking it. We help you involve the works council before the first test, train on real cases and name one person in each team who answers questions. By the end of the analysis you know which jobs change and how, before anything is built.',
      keywords: ['works council', 'training', 'workplace', 'acceptance'],
    },
  ],
  call: 'Is your question missing?',
  button: 'Raise it in a conversation',
};
