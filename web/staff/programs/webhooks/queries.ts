import {
  deliveriesAnswer,
  newWebhookAnswer,
  replayAnswer,
  type WebhookChange,
  type WebhookInput,
  webhookInput,
  webhookPaths,
  webhooksAnswer,
} from '#contract/staff/programs/webhooks.ts';
import { checked } from '#web/staff/api/checked.ts';
import { itemPath, type StaffApi } from '#web/staff/api/staff-api.ts';

const { list } = webhookPaths;

/** Webhooks and deliveries are background calls, because the screen polls while something is in flight. */
export const webhooksQuery = (api: StaffApi) => api.query(['webhooks'], list, webhooksAnswer, true);
export const addWebhook = (api: StaffApi, body: WebhookInput) =>
  api.request('POST', list, newWebhookAnswer, { body: checked(webhookInput, body) });
export const changeWebhook = (api: StaffApi, id: string, body: WebhookChange) =>
  api.send('PATCH', itemPath(list, id), { body });
export const removeWebhook = (api: StaffApi, id: string) => api.send('DELETE', itemPath(list, id));
export const renewSecret = (api: StaffApi, id: string) =>
  api.request('POST', `${itemPath(list, id)}/secret`, newWebhookAnswer);
export const testWebhook = (api: StaffApi, id: string) => api.send('POST', `${itemPath(list, id)}/test`);

export const deliveriesQuery = (api: StaffApi, id: string) =>
  api.query(['webhooks', id, 'deliveries'], `${itemPath(list, id)}/deliveries`, deliveriesAnswer, true);
export const replayDelivery = (api: StaffApi, id: string, delivery: string) =>
  api.send('POST', `${itemPath(`${itemPath(list, id)}/deliveries`, delivery)}/replay`);
export const replayFailed = (api: StaffApi, id: string, since: string) =>
  api.request('POST', `${itemPath(list, id)}/replay`, replayAnswer, { body: { since } });
