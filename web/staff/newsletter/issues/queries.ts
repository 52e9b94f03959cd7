import type { QueryClient } from '@tanstack/react-query';
import { fileAnswer } from '#contract/staff/contacts.ts';
import {
  type IssuePreview,
  type IssuesAnswer,
  issueInput,
  issuePaths,
  issuesAnswer,
  issueTestAnswer,
  type StaffIssue,
  staffIssue,
} from '#contract/staff/newsletter/issues.ts';
import { isRefusedWith } from '#web/staff/api/call.ts';
import { checked } from '#web/staff/api/checked.ts';
import { itemPath, type StaffApi } from '#web/staff/api/staff-api.ts';
import type { IssueValues } from './values.ts';

/** Polling interval in milliseconds while an issue is being sent. */
const whileSending = 3000;

type Loaded = { state: { data?: IssuesAnswer | undefined } };

const queryKey = ['newsletter-issues'];

/**
 * The first load is the user's, later ones are background calls: sending takes hours while the mail server is
 * unavailable.
 */
export const issuesQuery = (api: StaffApi) => ({
  queryKey,
  queryFn: ({ client, signal }: { client: QueryClient; signal: AbortSignal }) => {
    const background = client.getQueryData(queryKey) !== undefined;
    return api.get(issuePaths.list, issuesAnswer, { signal, background });
  },
  refetchInterval: ({ state }: Loaded) =>
    state.data?.issues.some((issue) => issue.state === 'sending') ? whileSending : (false as const),
});

const one = ({ id }: Pick<StaffIssue, 'id'>) => itemPath(issuePaths.list, id);

/** Adds a draft, or updates the draft `base`. */
export function saveIssue(api: StaffApi, base: StaffIssue | null, values: IssueValues) {
  const input = checked(issueInput, values);
  return base
    ? api.request('PUT', one(base), staffIssue, { body: { ...input, version: base.version } })
    : api.request('POST', issuePaths.list, staffIssue, { body: input });
}

export const testIssue = (api: StaffApi, issue: StaffIssue, language: IssuePreview['language']) =>
  api.request('POST', `${one(issue)}/test`, issueTestAnswer, { body: { language } });

/** Idempotent: if the answer was lost, it can be called again. */
export const sendIssue = (api: StaffApi, issue: StaffIssue) =>
  api.request('POST', `${one(issue)}/send`, staffIssue, { body: { version: issue.version } });

export const showIssue = (api: StaffApi, issue: StaffIssue, shown: boolean) =>
  api.request('PUT', `${one(issue)}/shown`, staffIssue, { body: { shown } });

export const previewOf = async (api: StaffApi, preview: IssuePreview): Promise<string> =>
  api.fileUrl(await api.request('POST', issuePaths.preview, fileAnswer, { body: preview }));

/** Deletes a draft; it is not an error if somebody else deleted it first. */
export async function deleteIssue(api: StaffApi, issue: StaffIssue): Promise<void> {
  try {
    await api.send('DELETE', one(issue));
  } catch (error) {
    if (!isRefusedWith(404, error)) throw error;
  }
}
