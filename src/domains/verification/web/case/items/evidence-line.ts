import type { Evidence } from '#domains/verification/contract/cases/evidence.ts';
import { evidenceCopy as copy } from './evidence.copy.ts';
import { moment } from '#platform/web/page/format.ts';

/** The evidence behind a verdict, in one line. */
export function evidenceLine(evidence: Evidence): string {
  switch (evidence.kind) {
    case 'lookup':
      return copy.lookup.recorded(evidence.address, evidence.reference, moment(evidence.at));
    case 'answer':
      return copy.evidence.answer(evidence.checkedAt ? moment(evidence.checkedAt) : '');
    case 'directory': {
      const { name, ccn } = evidence.entry;
      return [copy.evidence.directory(name, ccn), ...(evidence.isInvented ? [copy.evidence.invented] : [])].join(' ');
    }
    case 'document':
      return copy.evidence.document(evidence.documents.map(({ fileName }) => fileName).join(', '));
    case 'statement':
      return copy.evidence.statement;
  }
}
