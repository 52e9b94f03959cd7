import type { ServicePage } from '#contract/site/navigation.ts';
import type { Drawing } from '#scripts/drawings/machine/sheet.ts';
import { academy } from './academy.ts';
import { applications } from './applications.ts';
import { coaching } from './coaching.ts';
import { lab } from './lab.ts';
import { mvp } from './mvp.ts';
import { type PlateSettings, plateSize, tallHeight } from './plate.ts';
import { platform } from './platform.ts';
import { transformation } from './transformation.ts';
import { workshops } from './workshops.ts';

/** One drawing per service, on a sheet of `plateSize`. */
export const plates: Record<ServicePage, (settings: PlateSettings) => Drawing> = {
  'ai-transformation': transformation,
  'ai-academy': academy,
  'ai-coaching': coaching,
  'ai-workshops': workshops,
  'ai-applications': applications,
  'ai-platform': platform,
  'ai-mvp': mvp,
  'ai-lab': lab,
};

/** Height of a plate in px. */
export const heightOf = (service: ServicePage) => (service === 'ai-transformation' ? tallHeight : plateSize.height);
