import { chromium } from 'playwright';
const [base, who, out, ...paths] = process.argv.slice(2);
const b = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] });
const sizes = (process.env.SIZES || '390x844,1366x768').split(',').map((s) => s.split('x').map(Number));
for (const theme of (process.env.THEMES || 'light').split(','))
  for (const [width, height] of sizes) {
    const c = await b.newContext({ viewport: { width, height }, colorScheme: theme, reducedMotion: 'reduce' });
    const p = await c.newPage();
    await p.request.post(base + '/api/auth/sign-in', {
      data: { email: who + '@demo.tallgrass.test', password: 'tallgrass-demo' },
      headers: { origin: base },
    });
    for (const path of paths) {
      await p.goto(base + path);
      await p.waitForLoadState('networkidle').catch(() => {});
      await p.waitForTimeout(1200);
      const over = await p.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      const name = `${out}-${path.replace(/[^a-z0-9]+/gi, '_')}-${width}-${theme}.png`.replace(
        /_[0-9a-f]{8}_[0-9a-f_]+/,
        '_id',
      );
      await p.screenshot({ path: name, fullPage: process.env.FULL === '1' });
      console.log(name, 'sideways', over);
    }
    await c.close();
  }
await b.close();
