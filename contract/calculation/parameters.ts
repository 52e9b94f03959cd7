/** Begins what stands behind the # of an address that carries a calculation; no server gets to see it. */
export const hashMark = 'calculation=';
/** Names a case in the query of an address, so that the server too knows which one is meant. */
export const caseParameter = 'case';
/** Field and parameter that take a whole calculation along, written as behind the #. */
export const calculationParameter = 'calculation';
/** Says to the calculator's page why a link to a PDF led there: `expired` or `missing`. */
export const pdfParameter = 'pdf';
