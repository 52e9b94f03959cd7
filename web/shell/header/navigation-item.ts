/**
 * As tall as the header, so that the way from an item down into its panel never leaves both; coral marks the page
 * shown.
 */
export const navigationItemClass =
  'relative flex h-18 items-center gap-1 whitespace-nowrap px-2 text-[0.92rem] text-mist transition-colors hover:text-white aria-expanded:text-white aria-[current]:text-white aria-[current]:after:absolute aria-[current]:after:inset-x-2 aria-[current]:after:bottom-4.5 aria-[current]:after:h-0.5 aria-[current]:after:bg-coral';
