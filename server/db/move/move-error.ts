/** Why a move was refused or failed; the message is for the operator. */
export class MoveError extends Error {}
