import { administrator, route, routes } from '#platform/server/http/route.ts';
import { FILE_NAME_HEADER, uploadOfficialFile } from '#domains/verification/contract/official-files.ts';
import { loadOfficialFile } from './load-official-file.ts';
import { receiveFile } from './receive-file.ts';

export const officialFileRoutes = routes(
  route(uploadOfficialFile, administrator({ limit: ['official-file', 20, '10m'] }), ({ deps, me, params, c }) =>
    receiveFile(c.req.raw, (path) =>
      loadOfficialFile(deps, me, params.kind, { path, name: c.req.header(FILE_NAME_HEADER) }),
    ),
  ),
);
