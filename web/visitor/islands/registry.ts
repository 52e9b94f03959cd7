import type { ComponentType } from 'react';
import type { IslandName } from '#web/islands/names.ts';

type Load = () => Promise<ComponentType<never>>;

/** The component of each island. */
export const islands: Record<IslandName, Load> = {
  booking: async () => (await import('#web/pages/booking/own-calendar.tsx')).OwnCalendar,
  calculation: async () => (await import('#web/calculation/sheet/sheet.tsx')).Sheet,
  contact: async () => (await import('#web/pages/contact/form.tsx')).ContactForm,
  'free-times': async () => (await import('#web/forms/dialogs/next-slot.tsx')).NextSlot,
  investor: async () => (await import('#web/forms/investor/form.tsx')).InvestorForm,
  'move-booking': async () => (await import('#web/forms/booking/picker/move-picker.tsx')).MovePicker,
  'newsletter-general': async () => (await import('#web/forms/newsletter-general/sign-up.tsx')).SignUp,
  'newsletter-radar': async () => (await import('#web/forms/newsletter-radar/sign-up.tsx')).RadarSignUp,
  'newsletter-use-cases': async () =>
    (await import('#web/forms/newsletter-general/use-case-form.tsx')).UseCaseNewsletterForm,
  'paper-request': async () => (await import('#web/forms/paper-request/paper-request.tsx')).PaperRequest,
  'white-paper': async () => (await import('#web/forms/white-paper/on-page.tsx')).WhitePaperOnPage,
};

/** Style sheets of islands: a page must not be shown without them after a navigation. */
export const islandStyles: Partial<Record<IslandName, () => Promise<unknown>>> = {
  booking: () => import('#web/forms/booking/booking-styles.ts'),
  'move-booking': () => import('#web/forms/booking/booking-styles.ts'),
  calculation: () => import('#web/calculation/sheet/calculation-styles.ts'),
};
