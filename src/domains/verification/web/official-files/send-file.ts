import {
  FILE_NAME_HEADER,
  OFFICIAL_FILES_PATH,
  uploadReport,
  type OfficialFile,
  type UploadReport,
} from '#domains/verification/contract/official-files.ts';
import { reportUpload } from '#platform/web/monitoring/report-upload.ts';
import { actingHeaders } from '#platform/web/session/auth-storage.ts';
import { setSessionEnd } from '#platform/web/session/session-end.ts';
import { officialFilesCopy as copy } from './official-files.copy.ts';

/** Sends a file as the body. Uses XMLHttpRequest, because `fetch` reports no upload progress. Throws a sentence. */
export function sendFile(kind: OfficialFile, file: File, onProgress: (share: number) => void): Promise<UploadReport> {
  return new Promise((resolve, reject) => {
    const xhr = new XMLHttpRequest();
    const path = `${OFFICIAL_FILES_PATH}/${kind}`;
    xhr.open('POST', path);
    for (const [name, value] of Object.entries(actingHeaders())) xhr.setRequestHeader(name, value);
    xhr.setRequestHeader('content-type', 'text/csv');
    xhr.setRequestHeader(FILE_NAME_HEADER, encodeURIComponent(file.name));
    xhr.responseType = 'json';
    reportUpload(path, xhr);
    xhr.upload.addEventListener('progress', (event) => {
      if (event.lengthComputable) onProgress(event.loaded / event.total);
    });
    xhr.addEventListener('load', () => {
      const report = uploadReport.safeParse(xhr.response);
      if (xhr.status === 401) setSessionEnd('signed-out');
      if (xhr.status === 201 && report.success) resolve(report.data);
      else reject(new Error(messageOf(xhr.response) ?? copy.failed));
    });
    xhr.addEventListener('error', () => reject(new Error(copy.offline)));
    xhr.send(file);
  });
}

const messageOf = (body: unknown): string | null =>
  body && typeof body === 'object' && 'message' in body && typeof body.message === 'string' ? body.message : null;
