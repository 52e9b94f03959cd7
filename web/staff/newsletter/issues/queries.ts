import type { QueryClient } from '@tanstack/react-query';
import { fileAnswer } from '#contract/staff/contacts.ts';
import {
  type IssueInput,
  type IssuePreview,
  type IssuesAnswer,
  issuePaths,
  issuesAnswer,
  issueTestAnswer,
  type StaffIssue,
  staffIssue,
} from '#contract/staff/newsletter/issues.ts';
import { isRefusedWith } from '#web/staff/api/call.ts';
import { itemPath, type StaffApi } from '#web/staff/api/staff-api.ts';

/** Milliseconds after which it is asked again how far a sending is. */
const whileSending = 3000;

type Loaded = { state: { data?: IssuesAnswer | undefined } };

const queryKey = ['newsletter-issues'];

/** Whoever opens it asks; then it is asked in the background: a sending takes hours where the mail server is away. */
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

/** Adds a draft, or changes the one that `base` is. */
export const saveIssue = (api: StaffApi, base: StaffIssue | null, input: IssueInput) =>
  base
    ? api.ask('PUT', one(base), staffIssue, { body: { ...input, version: base.version } })
    : api.ask('POST', issuePaths.list, staffIssue, { body: input });

export const testIssue = (api: StaffApi, issue: StaffIssue, language: IssuePreview['language']) =>
  api.ask('POST', `${one(issue)}/test`, issueTestAnswer, { body: { language } });

/** Twice is once: a lost answer is asked for again. */
export const sendIssue = (api: StaffApi, issue: StaffIssue) =>
  api.ask('POST', `${one(issue)}/send`, staffIssue, { body: { version: issue.version } });

export const showIssue = (api: StaffApi, issue: StaffIssue, shown: boolean) =>
  api.ask('PUT', `${one(issue)}/shown`, staffIssue, { body: { shown } });

export const previewOf = async (api: StaffApi, preview: IssuePreview): Promise<string> =>
  api.fileUrl(await api.ask('POST', issuePaths.preview, fileAnswer, { body: preview }));

/** Deletes a draft; that somebody else was faster is no failure. */
export async function deleteIssue(api: StaffApi, issue: StaffIssue): Promise<void> {
  try {
    await api.send('DELETE', one(issue));
  } catch (error) {
    if (!isRefusedWith(404, error)) throw error;
  }
}
