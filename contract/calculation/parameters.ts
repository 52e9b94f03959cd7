/** Prefix of the URL fragment of a calculation; fragments are never sent to a server. */
export const hashMark = 'calculation=';
/** Query parameter with the id of a case, for the server, which does not see the fragment. */
export const caseParameter = 'case';
/** Form field and query parameter that carry a whole calculation, in the format of the fragment. */
export const calculationParameter = 'calculation';
/** Tells the calculator page why a link to a PDF redirected to it: `expired` or `missing`. */
export const pdfParameter = 'pdf';
/** Id of the calculation's form; a page has at most one. */
export const sheetId = 'calculation';
