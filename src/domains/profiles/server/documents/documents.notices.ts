import { z } from 'zod';
import { defineNotice } from '#domains/messaging/server/notifications/index.ts';

export const documentRefused = defineNotice({
  kind: 'document_refused',
  group: 'profile',
  label: 'Unsafe files',
  hint: 'A virus was found in a file you uploaded.',
  audience: ['job_seeker'],
  mail: 'verification_update',
  topics: ['verification'],
  data: z.object({ fileName: z.string() }),
  text: ({ fileName }) => ({
    title: 'One of your files was not safe',
    body: `We found a virus in ${fileName} and destroyed our copy. No one else saw it. Please upload the document again, preferably as a new photo.`,
    action: 'Upload another file',
  }),
});
