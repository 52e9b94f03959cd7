/** Beside the name of whoever may be no person. */
export const SpamMark = () => (
  <span className="shrink-0 rounded-[5px] bg-warning-wash px-1.5 py-px text-[0.8rem] font-semibold text-warning">
    Spamverdacht
  </span>
);
