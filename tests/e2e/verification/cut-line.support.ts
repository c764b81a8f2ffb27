import { once } from 'node:events';
import { connect, createServer, type AddressInfo } from 'node:net';

/** The line between a browser and the product, as the browser's proxy: it can be set to break. */
export interface Line {
  /** For a browser's context. */
  readonly proxy: { server: string; bypass: string };
  /** From now on every connection breaks once so many bytes were sent over it; without a number none does. */
  cutAfter: (bytes?: number) => void;
  end: () => void;
}

export async function aLineTo(url: string): Promise<Line> {
  let most = Number.POSITIVE_INFINITY;
  const server = createServer((browser) => {
    const product = connect(Number(new URL(url).port), '127.0.0.1');
    let sent = 0;
    browser.on('data', (bytes: Buffer) => {
      sent += bytes.length;
      if (sent > most) browser.destroy();
      else product.write(bytes);
    });
    product.pipe(browser);
    const end = () => {
      browser.destroy();
      product.destroy();
    };
    for (const socket of [browser, product]) socket.on('close', end).on('error', end);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    // Without this, a browser reaches its own machine without the proxy.
    proxy: { server: `http://127.0.0.1:${port}`, bypass: '<-loopback>' },
    cutAfter: (bytes = Number.POSITIVE_INFINITY) => {
      most = bytes;
    },
    end: () => server.close(),
  };
}
