/**
 * Single source of every figure, price, duration and date of the site (spec section 9), for pages, structured data,
 * mails and FAQ; texts say whether a figure is a claim, an experience value or an example.
 */
export const figures = {
  foundedYear: 2011,
  projects: 100,
  clients: 50,
  specialists: 20,
  /** Only ever stated about AI projects; the company itself is older. */
  yearsOfAiProjects: 5,
  locations: 4,
  services: 8,
  spinOffs: 2,
  whitePapers: 36,
  /** Year and month of the first and the last white paper. */
  whitePaperMonths: [
    [2024, 8],
    [2025, 8],
  ],
  books: 2,
  useCases: 300,
  useCaseTemplates: 30,
  caseStudyLanguages: 12,
  radarPerYear: 2,
  radarCountries: 15,
  radarMinimumEmployees: 250,
  replyHours: 24,
  conversationMinutes: 30,
  roadmapDays: 30,
  resultsDays: 90,
  impactDays: [90, 120, 150],
  transformationMonths: [3, 12],
  /** Weeks of the four transformation phases; the last one is continuous. */
  transformationPhaseWeeks: [[4, 6], [6, 8], [8, 12], null],
  mvpPriceEuro: 19_000,
  mvpWeeks: [3, 4],
  /** Phases of an MVP at its shortest, in working days: scoping, building, user test, decision. */
  mvpPlanDays: [3, 7, 4, 1],
  labPhases: 4,
  labSavedMonths: [6, 12],
  /** Days and participants of a course. Our own guide values: the spec has none. */
  academyCourses: {
    foundation: { days: 0.5, participants: [6, 20] },
    specialist: { days: 2, participants: [5, 12] },
    leadership: { days: 1, participants: [4, 10] },
  },
  /** One year of coaching and advisory board, as an example. Our own guide values: the spec has none. */
  coachingYear: { weeksBetweenSessions: 2, sessionMinutes: 90, boardMeetings: 4, opinionWeeks: 2 },
  workshopDays: [0.5, 2],
  workshopParticipants: { inhouse: [5, 20], virtual: [5, 15], executive: [3, 8] },
  workshopVirtualSessions: [2, 4],
  workshopVirtualHours: [2, 3],
  /** Example agenda of a half-day workshop in minutes: opening, collecting, break, rating, discussing, deciding. */
  workshopAgendaMinutes: [30, 60, 15, 60, 45, 30],
  /** Hours of a workshop day in drawings where durations are to scale. */
  workshopDayHours: 8,
  firstYearEfficiencyPercent: [20, 40],
  faqPercent: { maintenance: 25, throughput: 40, cost: 20, routine: 50 },
  platformPercent: { decisions: 40, conversion: 30, recruiting: 50, development: 60 },
  /** Assumptions of the two worked examples on the case studies page; the matching calculations are in `cases`. */
  examples: {
    quotations: { perYear: 1200, hoursBefore: 5, testers: 3, trialWeeks: 6 },
    claims: { perYear: 60_000, minutesBefore: 10, misroutedPercentBefore: 15, certaintyPercent: 90 },
  },
} as const;

/** How often the radar is published (`radarPerYear`), in words. */
export const radarRhythm = { de: 'zweimal im Jahr', en: 'twice a year' } as const;

/** Maximum frequency of the general newsletter: our own guide value, the spec has none. */
export const newsletterRhythm = { de: 'höchstens einmal im Monat', en: 'once a month at most' } as const;

/** The promise of a reply (`replyHours`; spec section 9), worded the same on every page and in every mail. */
export const replyWithin = {
  de: `innerhalb von ${figures.replyHours}\u00a0Stunden, an Werktagen`,
  en: `within ${figures.replyHours}\u00a0hours on working days`,
} as const;
