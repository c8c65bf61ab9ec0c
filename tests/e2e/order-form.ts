import type { Locator, Request } from '@playwright/test';
import { keysOfRequests } from './books.ts';
import { type SandboxUser, expect } from './fixtures.ts';
import { expectSoon } from './soon.ts';
import { said } from './texts.ts';

/** A form that moves money, ready for its confirmation: what its tests have in common. */
export interface OrderForm {
  readonly operation: string;
  /** The operation of the history in which it shows. */
  readonly history: string;
  readonly path: string;
  /** The title of a refusal. */
  readonly failed: string;
  /** What is said where nothing was moved. */
  readonly unmoved: string;
  /** What the books hold once it went through, given by {@link books}. */
  readonly taken: string;
  readonly confirm: Locator;
  /** Sends what is not confirmed once more. */
  readonly sendAgain: Locator;
  /** What is said of a submission. */
  readonly told: Locator;
  /** The requests to move money that the app made. */
  readonly posts: readonly Request[];
  /** Opens the screen. */
  open(): Promise<void>;
  /** Enters the screen from the one that leads to it. */
  enter(): Promise<void>;
  /** Goes to the last look. */
  review(): Promise<void>;
  /** What was typed is still there. */
  expectKept(): Promise<void>;
  /** The app has left and says that it went through. */
  expectDone(): Promise<void>;
  /** What was taken from the user for this, oldest first. */
  books(sandbox: SandboxUser): Promise<string[]>;
}

/** The user's next try goes through, and nothing is taken twice; with it `tries` were sent. */
export async function goesThrough(form: OrderForm, sandbox: SandboxUser, tries = 2): Promise<void> {
  await form.confirm.click();
  await form.expectDone();
  expect(form.posts).toHaveLength(tries);
  expect(await form.books(sandbox)).toEqual([form.taken]);
}

/** It is told as not confirmed: neither that it is done, nor that nothing has moved, and there is nothing to confirm. */
export async function expectDoubt(form: OrderForm): Promise<void> {
  await expectSoon(form.told.getByText(said('transfer.unconfirmed')));
  await expect(form.told).not.toContainText(said('failure.notSent'));
  await expect(form.confirm).toHaveCount(0);
}

/** With the faults lifted and sent again by the user's word it goes through under the same key, and nothing is taken twice. */
export async function goesThroughAgain(form: OrderForm, sandbox: SandboxUser): Promise<void> {
  await sandbox.clearFaults();
  await form.sendAgain.click();
  await form.expectDone();
  expect(form.posts).toHaveLength(2);
  expect(new Set(await keysOfRequests(sandbox, form.operation)).size).toBe(1);
  expect(await form.books(sandbox)).toEqual([form.taken]);
}
