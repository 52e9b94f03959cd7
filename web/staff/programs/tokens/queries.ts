import {
  newProgramAnswer,
  type ProgramInput,
  programInput,
  programPaths,
  programsAnswer,
} from '#contract/staff/programs/tokens.ts';
import { checked } from '#web/staff/api/checked.ts';
import { itemPath, type StaffApi } from '#web/staff/api/staff-api.ts';

export const programsQuery = (api: StaffApi) => api.query(['programs'], programPaths.list, programsAnswer);

export const addProgram = (api: StaffApi, body: ProgramInput) =>
  api.request('POST', programPaths.list, newProgramAnswer, { body: checked(programInput, body) });
export const removeProgram = (api: StaffApi, id: string) => api.send('DELETE', itemPath(programPaths.list, id));
