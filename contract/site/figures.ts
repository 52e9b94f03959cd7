/**
 * Every figure, price, duration and date of the site, once (spec section 9). Pages, structured data,
 * mails and FAQ read them here; texts say whether a figure is a claim, an experience value or an example.
 */
export const figures = {
  foundedYear: 2011,
  projects: 100,
  clients: 50,
  specialists: 20,
  /** Only ever said about AI projects; the company itself is older. */
  yearsOfAiProjects: 5,
  locations: 4,
  services: 8,
  spinOffs: 2,
  whitePapers: 36,
  /** Year and month of the first and of the last of them. */
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
  /** Plan of an MVP at its shortest, in working days: scoping, building, user test, decision. */
  mvpPlanDays: [3, 7, 4, 1],
  labPhases: 4,
  labSavedMonths: [6, 12],
  /** Days of a course and people in it. Guide values of ours: the spec names none. */
  academyCourses: {
    foundation: { days: 0.5, participants: [6, 20] },
    specialist: { days: 2, participants: [5, 12] },
    leadership: { days: 1, participants: [4, 10] },
  },
  /** One year of coaching and advisory board, as an example. Guide values of ours: the spec names none. */
  coachingYear: { weeksBetweenSessions: 2, sessionMinutes: 90, boardMeetings: 4, opinionWeeks: 2 },
  workshopDays: [0.5, 2],
  workshopParticipants: { inhouse: [5, 20], virtual: [5, 15], executive: [3, 8] },
  workshopVirtualSessions: [2, 4],
  workshopVirtualHours: [2, 3],
  /** Agenda of a half-day workshop in minutes, as an example: opening, collecting, break, rating, arguing, settling. */
  workshopAgendaMinutes: [30, 60, 15, 60, 45, 30],
  /** Hours that one workshop day counts for where durations are drawn to scale. */
  workshopDayHours: 8,
  firstYearEfficiencyPercent: [20, 40],
  faqPercent: { maintenance: 25, throughput: 40, cost: 20, routine: 50 },
  platformPercent: { decisions: 40, conversion: 30, recruiting: 50, development: 60 },
  /** Assumptions of the two worked examples on the case studies page; their sums are `cases` of the calculation. */
  examples: {
    quotations: { perYear: 1200, hoursBefore: 5, testers: 3, trialWeeks: 6 },
    claims: { perYear: 60_000, minutesBefore: 10, misroutedPercentBefore: 15, certaintyPercent: 90 },
  },
} as const;

/** How often the radar appears (`radarPerYear`), in words. */
export const radarRhythm = { de: 'zweimal im Jahr', en: 'twice a year' } as const;

/** How often the general newsletter appears at most: a guide value of ours, the spec names none. */
export const newsletterRhythm = { de: 'höchstens einmal im Monat', en: 'once a month at most' } as const;

/** The promise of an answer (`replyHours`; spec section 9), in the words in which every page and mail gives it. */
export const replyWithin = {
  de: `innerhalb von ${figures.replyHours}\u00a0Stunden, an Werktagen`,
  en: `within ${figures.replyHours}\u00a0hours on working days`,
} as const;
