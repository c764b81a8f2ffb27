export const documentsCopy = {
  document: 'Document',
  documents: 'Documents',
  noDocument: 'No document was submitted with this review.',
  intoDocument: 'Go into the document',
  openDocument: 'Open in a new tab',
  loadingDocument: 'Loading the document',
  sample: 'Sample',
  scan: {
    pending: 'This file is still being scanned for viruses.',
    infected: 'This file contains a virus and cannot be shown.',
    not_scanned: 'Not scanned for viruses: no scanner is set up. Type and size were checked.',
  },
};
