import { adminPaths } from '#contract/staff/contacts.ts';
import { whitePaperInput, whitePapersAnswer } from '#contract/staff/white-papers.ts';
import { partBytes, uploadAnswer, uploadedAnswer, uploadPath } from '#contract/white-papers/files.ts';
import { isRefusedWith } from '#web/staff/api/call.ts';
import { checked } from '#web/staff/api/checked.ts';
import { itemPath, type StaffApi } from '#web/staff/api/staff-api.ts';
import type { PaperValues } from './values.ts';

export const whitePapersQuery = (api: StaffApi) =>
  api.query(['white-papers'], adminPaths.whitePapers, whitePapersAnswer);

const one = (id: string) => itemPath(adminPaths.whitePapers, id);

/** Adds a paper, or replaces the one with this id if it still has this version. */
export function saveWhitePaper(api: StaffApi, id: string | null, values: PaperValues, version: number | undefined) {
  const body = { ...checked(whitePaperInput, values), version };
  return id === null ? api.send('POST', adminPaths.whitePapers, { body }) : api.send('PUT', one(id), { body });
}
export const restoreWhitePaper = (api: StaffApi, id: string) => api.send('POST', `${one(id)}/restore`);

/** Deletes a paper; it is not an error if somebody else deleted it first. */
export async function deleteWhitePaper(api: StaffApi, id: string): Promise<void> {
  try {
    await api.send('DELETE', one(id));
  } catch (error) {
    if (!isRefusedWith(404, error)) throw error;
  }
}

/**
 * Uploads a file part by part; a part whose answer was lost is sent again.
 * @param sent called with the number of bytes sent so far
 * @returns the URL to save with the paper
 */
export async function uploadFile(api: StaffApi, file: File, sent: (bytes: number) => void, signal: AbortSignal) {
  const body = { name: file.name, size: file.size };
  const { id } = await api.request('POST', uploadPath, uploadAnswer, { body, signal });
  for (let at = 0; at * partBytes < file.size; at++) {
    const bytes = file.slice(at * partBytes, (at + 1) * partBytes);
    const send = () => api.send('PUT', `${uploadPath}/${id}/${at}`, { bytes, signal });
    await send().catch((error: unknown) => {
      if (!isRefusedWith(0, error) || signal.aborted) throw error;
      return send();
    });
    sent(Math.min(file.size, (at + 1) * partBytes));
  }
  return (await api.request('POST', `${uploadPath}/${id}/complete`, uploadedAnswer, { signal })).url;
}
