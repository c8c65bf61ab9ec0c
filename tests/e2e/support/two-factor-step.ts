import type { FrameLocator, Locator, Page } from '@playwright/test';
import { type SandboxUser, expect } from './fixtures.ts';
import { said } from './texts.ts';

/** The step for the two-factor code of the test's user. */
export class CodeStep {
  readonly cells: Locator;
  readonly first: Locator;
  /** What is said of the last code. */
  readonly message: Locator;
  readonly back: Locator;
  readonly #sandbox: SandboxUser;

  constructor(app: Page | FrameLocator, sandbox: SandboxUser) {
    this.#sandbox = sandbox;
    this.cells = app.getByRole('group', { name: said('twoFactor.title') });
    this.first = this.cells.getByRole('textbox').first();
    this.message = app.locator('form').filter({ has: this.cells }).getByRole('alert');
    this.back = app.getByRole('button', { name: said('action.back'), exact: true });
  }

  /** Gives the user an authenticator. */
  async turnOn(): Promise<void> {
    await this.#sandbox.post('two-factor', { hasTwoFactor: true });
  }

  /** The present code; a former one is not valid any more. */
  async present(): Promise<string> {
    await this.#sandbox.post('clock', { advanceMs: 90_000 });
    return (await this.#sandbox.get<{ code: string }>('two-factor')).code;
  }

  /** Types a code from the first cell on, which has the focus. */
  async type(code: string): Promise<void> {
    await expect(this.first).toBeFocused();
    await this.first.page().keyboard.type(code);
    await expect(this.cells.getByRole('textbox').last()).toHaveValue(code.at(-1) ?? '');
  }

  /** Expects that the cells are empty, with the focus in the first one. */
  async expectEmpty(): Promise<void> {
    await expect(this.first).toBeFocused();
    for (const cell of await this.cells.getByRole('textbox').all()) await expect(cell).toHaveValue('');
  }
}
