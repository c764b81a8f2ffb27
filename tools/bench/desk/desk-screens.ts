import { chromium, devices, type Browser, type Page } from '@playwright/test';
import { cookiesOf, type Visitor } from '../visitor.ts';

const PHONE = { ...devices['Pixel 7'], viewport: { width: 390, height: 844 } };
const COMPUTER = { viewport: { width: 1366, height: 768 } };
const SLOWER = 4;
const RUNS = 5;

export interface DeskScreens {
  /** On a phone with a CPU four times slower than this one, the middle of several runs. */
  boardFromAddressMs: number;
  boardFromTabMs: number;
  moveMs: number;
  /** Whole lines or cards in view on a computer. */
  jobsInView: number;
  peopleInTable: number;
  peopleOnBoard: number;
  todayInView: number;
}

const CARD = 'main article';

/** The screens of an employer's day in a real browser, signed in as `employer`. */
export async function measureScreens(executablePath: string, employer: Visitor, jobId: string): Promise<DeskScreens> {
  const browser = await chromium.launch({ executablePath });
  try {
    return { ...(await onPhone(browser, employer, jobId)), ...(await onComputer(browser, employer, jobId)) };
  } finally {
    await browser.close();
  }
}

async function open(browser: Browser, visitor: Visitor, device: object): Promise<Page> {
  // The product answers requests of its own address only.
  const baseURL = visitor.origin.replace('127.0.0.1', 'localhost');
  const context = await browser.newContext({ ...device, baseURL });
  await context.addCookies(cookiesOf(visitor, baseURL));
  return context.newPage();
}

async function onPhone(browser: Browser, employer: Visitor, jobId: string) {
  const page = await open(browser, employer, PHONE);
  const board = `/employer/jobs/${jobId}?tab=board`;
  // The first visit fills the cache.
  await page.goto(board);
  await page.locator(CARD).first().waitFor();
  const protocol = await page.context().newCDPSession(page);
  await protocol.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  const [fromAddress, fromTab, moves]: [number[], number[], number[]] = [[], [], []];
  for (let run = 0; run < RUNS; run += 1) {
    const began = performance.now();
    await page.goto(board, { waitUntil: 'commit' });
    await page.waitForFunction((card) => document.querySelector(card) !== null, CARD, { polling: 'raf' });
    fromAddress.push(performance.now() - began);
    moves.push(await moveOne(page));
    await page.goto(`/employer/jobs/${jobId}?tab=edit`);
    fromTab.push(await timeTap(page, page.getByRole('tab', { name: 'Board' }), CARD));
  }
  await page.context().close();
  return { boardFromAddressMs: middle(fromAddress), boardFromTabMs: middle(fromTab), moveMs: middle(moves) };
}

/** From the tap on an entry of a card's menu to the frame that shows the column without the card. */
async function moveOne(page: Page): Promise<number> {
  await page.getByRole('button', { name: /^Applied/ }).tap();
  const button = page.getByRole('button', { name: /^Move / }).first();
  await button.tap();
  const name = (await button.getAttribute('aria-label')) ?? '';
  const gone = `button[aria-label=${JSON.stringify(name)}]`;
  return timeTap(page, page.getByRole('menuitem', { name: 'Shortlisted' }), gone, true);
}

/** Milliseconds from a tap to the frame after the one in which the page matches. */
async function timeTap(
  page: Page,
  target: ReturnType<Page['getByRole']>,
  selector: string,
  untilGone = false,
): Promise<number> {
  await target.waitFor();
  await page.evaluate(
    ({ selector: awaited, untilGone: isOver }) => {
      Reflect.deleteProperty(window, 'tookMs');
      const isDone = () =>
        [...document.querySelectorAll(awaited)].some((one) => one.getBoundingClientRect().height > 0) !== isOver;
      addEventListener(
        'pointerdown',
        ({ timeStamp }) => {
          const look = () => {
            if (!isDone()) return void requestAnimationFrame(look);
            requestAnimationFrame((now) => Reflect.set(window, 'tookMs', now - timeStamp));
          };
          requestAnimationFrame(look);
        },
        { capture: true, once: true },
      );
    },
    { selector, untilGone },
  );
  await target.tap();
  const took = await page.waitForFunction(() => Reflect.get(window, 'tookMs') as number | undefined);
  return (await took.jsonValue()) as number;
}

async function onComputer(browser: Browser, employer: Visitor, jobId: string) {
  const page = await open(browser, employer, COMPUTER);
  const count = async (address: string, selector: string) => {
    await page.goto(address);
    await page.locator(selector).first().waitFor();
    return page.evaluate(
      (each) =>
        [...document.querySelectorAll(each)].filter((one) => {
          const { top, bottom, height } = one.getBoundingClientRect();
          return height > 0 && top >= 0 && bottom <= innerHeight;
        }).length,
      selector,
    );
  };
  const figures = {
    todayInView: await count('/employer/dashboard', 'main li'),
    jobsInView: await count('/employer/jobs', 'main tbody tr'),
    peopleInTable: await count(`/employer/jobs/${jobId}?tab=table`, 'main tbody tr'),
    peopleOnBoard: await count(`/employer/jobs/${jobId}?tab=board`, CARD),
  };
  await page.context().close();
  return figures;
}

const middle = (all: readonly number[]) => Math.round(all.toSorted((a, b) => a - b)[Math.floor(all.length / 2)] ?? 0);
