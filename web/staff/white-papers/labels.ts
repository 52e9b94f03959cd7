import type { FieldName } from './field-errors.ts';

export const labels: Record<FieldName, { label: string; help?: string; max: number }> = {
  number: { label: 'Nummer', help: 'Nummer und Monat, etwa #37 09/2025', max: 40 },
  title_de: { label: 'Titel (Deutsch)', max: 300 },
  title_en: { label: 'Titel (Englisch)', max: 300 },
  pdf_url: {
    label: 'PDF-Adresse',
    help: 'https://…, ein Pfad wie /downloads/wp36.pdf oder eine Datei bis 25 MB',
    max: 2000,
  },
  pdf_url_en: {
    label: 'PDF-Adresse (Englisch, freiwillig)',
    help: 'Leer: die deutsche Datei gilt für beide Sprachen',
    max: 2000,
  },
};
