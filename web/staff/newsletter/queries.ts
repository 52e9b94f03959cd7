import { fileAnswer } from '#contract/staff/contacts.ts';
import { type SubscriberFilter, subscriberPaths, subscribersAnswer } from '#contract/staff/newsletter.ts';
import { queryOf, type StaffApi } from '#web/staff/api/staff-api.ts';
import type { Asked } from '#web/staff/api/use-pages.ts';

export const subscribersPageOf = (api: StaffApi, filter: SubscriberFilter, { cursor, signal }: Asked) =>
  api.get(subscriberPaths.list + queryOf({ ...filter, cursor }), subscribersAnswer, { signal });

/** Address of the file of those who confirmed, ready to be opened as a download. */
export const subscribersFile = async (api: StaffApi, filter: SubscriberFilter): Promise<string> =>
  api.fileUrl(await api.ask('POST', subscriberPaths.export, fileAnswer, { body: filter }));
