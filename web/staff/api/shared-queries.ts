import { accountAnswer, accountPaths } from '#contract/staff/account.ts';
import { bookingSettingsInput, staffBookingPaths } from '#contract/staff/bookings.ts';
import type { StaffApi } from './staff-api.ts';

/** The user's own account. */
export const accountQuery = (api: StaffApi) => api.query(['account'], accountPaths.account, accountAnswer);

export const bookingSettingsQuery = (api: StaffApi) =>
  api.query(['booking-settings'], staffBookingPaths.settings, bookingSettingsInput);
