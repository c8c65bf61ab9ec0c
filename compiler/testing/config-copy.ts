import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { ConfigFolder } from 'engine/compiler/read/config-folder.ts';
import { type Fault, faultLine } from 'engine/compiler/report/faults.ts';
import { compileProject } from '../compile.ts';
import { type Project, type Surroundings, readSurroundings } from '../project.ts';

/** The folder of the project. */
export const root = resolve(import.meta.dirname, '../..');

/** Additional screens, a list and a form that use most features; tests put faults into them. */
const probes = {
  'screens/probe': `{
  "$schema": "../../generated/schemas/screen.json",
  "title": "wallet.title",
  "search": {
    "currency": { "from": "tokens", "default": "xaut" },
    "period": { "oneOf": ["day", "week"], "default": "day" },
    "depth": { "integer": { "min": 1, "max": 9 }, "default": 1 }
  },
  "data": {
    "balances": { "operation": "balances" },
    "account": { "view": "wallet-account", "with": { "ticker": "$search.currency.ticker" } },
    "entry": { "operation": "withdraws", "with": { "token": "$search.currency" }, "first": true }
  },
  "actions": [
    { "icon": "history", "label": "wallet.seeAll", "action": { "action": "navigate", "to": "/probe", "search": { "depth": 2 } } }
  ],
  "blocks": [
    { "block": "tabs", "label": "wallet.token", "parameter": "currency", "from": "tokens" },
    {
      "block": "facts",
      "when": { "all": [{ "is": "$entry.id" }, { "runtime": "web" }] },
      "rows": [
        { "label": "fact.amount", "value": { "cell": "number", "value": "$entry.amount", "style": "token" } },
        { "label": "fact.date", "value": { "cell": "age", "data": "balances" } }
      ]
    },
    {
      "block": "prose",
      "paragraphs": [{ "text": "wallet.rate", "with": { "token": "XAUT", "price": { "value": "$account.price", "style": "price" } } }]
    },
    { "block": "list", "list": "probe", "with": { "currency": "$search.currency" } },
    { "block": "form", "form": "probe", "with": { "currency": "$search.currency" } },
    { "block": "buttons", "buttons": [
      { "label": "account.landing", "action": { "action": "open", "link": "landing" } },
      { "label": "fact.id", "action": { "action": "navigate", "to": "/entries" } }
    ] }
  ]
}
`,
  'screens/entries': `{
  "$schema": "../../generated/schemas/screen.json",
  "title": "wallet.title",
  "data": {
    "balances": { "operation": "balances" },
    "entry": { "operation": "withdraws", "with": { "token": "xaut" }, "first": true }
  },
  "blocks": [
    {
      "block": "facts",
      "rows": [
        { "label": "fact.amount", "value": { "cell": "number", "value": "$entry.amount", "style": "token" } },
        { "label": "fact.date", "value": { "cell": "age", "data": "balances" } }
      ]
    },
    {
      "block": "table",
      "title": "limits.title",
      "rows": "$levels.levels",
      "columns": [{ "label": "level.coverageTo", "value": { "cell": "plain", "value": "$row.coverage" } }],
      "current": { "equals": ["$index", "$session.networkLevel"] }
    }
  ]
}
`,
  'screens/old/probe': `{ "$schema": "../../../generated/schemas/screen.json", "redirect": "/probe" }
`,
  'lists/probe': `{
  "$schema": "../../generated/schemas/list.json",
  "parameters": { "currency": { "from": "tokens", "default": "xaut" } },
  "label": "get.history",
  "operation": "deposits",
  "with": { "token": "$parameter.currency" },
  "row": { "title": [{ "cell": "plain", "value": "$row.id" }] },
  "empty": { "icon": "inbox", "title": "get.noHistory" }
}
`,
  'forms/probe': `{
  "$schema": "../../generated/schemas/form.json",
  "label": "send.title",
  "parameters": { "currency": { "from": "tokens", "default": "xaut" } },
  "data": {
    "limit": { "view": "operation-limits", "with": { "operation": "send", "token": "$parameter.currency", "network": "erc20" } },
    "own": { "view": "wallet-account", "with": { "ticker": "$parameter.currency.ticker" } }
  },
  "fields": {
    "amount": { "field": "amount", "label": "send.amount", "unit": "$parameter.currency.ticker", "step": "$limits.steps.send", "required": "form.enterVolume",
      "min": { "value": "$limit.minimum", "fault": "form.volumeBelowMinimum" },
      "max": [{ "value": "$own.available", "fault": "form.maxVolumeExceeded" }, { "value": "$limit.maximum", "fault": "form.maxVolumeExceeded" }]
    },
    "address": { "field": "address", "label": "send.address", "network": "erc20", "required": "form.enterAddress" },
    "memo": { "field": "text", "label": "send.memo", "maxLength": 120 }
  },
  "steps": [
    { "fields": ["amount", "memo"], "submit": "action.continue" },
    { "fields": ["address"], "submit": "action.continue" },
    {
      "review": [
        { "label": "fact.memo", "value": { "cell": "plain", "value": "$form.memo" } },
        { "label": "send.address", "value": { "cell": "address", "value": "$form.address", "form": "groups" } },
        { "label": "fact.network", "value": { "cell": "text", "text": "send.networkName" } },
        { "label": "send.amount", "value": { "cell": "number", "style": "token", "unit": "$parameter.currency.ticker", "isPublic": true, "value": "$form.amount" } },
        { "label": "send.fee", "value": { "cell": "text", "text": "send.feeNotStated" } }
      ],
      "note": "send.irreversible",
      "submit": "send.confirm"
    }
  ],
  "submit": {
    "operation": "requestWithdraw",
    "body": {
      "amount": "$form.amount",
      "address": "$form.address",
      "memo": "$form.memo",
      "twoFactorCode": "000000",
      "token": "$parameter.currency",
      "network": "Ethereum"
    },
    "money": { "balance": "wallet", "token": "$parameter.currency.ticker" },
    "failed": "send.failed",
    "history": { "operation": "withdraws", "with": { "token": "$parameter.currency" } }
  },
  "done": { "message": { "text": "send.doneNext", "with": { "amount": { "value": "$form.amount", "style": "token" }, "token": "$answer.id" } } }
}
`,
};

/** A copy of config/ with the probes in a temporary folder; tests put faults into it. */
export class ConfigCopy {
  /** Is called with what tests have seeded, each time it is read. */
  static onFaults: ((config: ConfigFolder, faults: readonly Fault[]) => void) | undefined;
  readonly path: string;
  readonly #surroundings: Surroundings;
  readonly #changed = new Map<string, string | undefined>();
  readonly #known: ReadonlySet<string>;
  readonly #knownWarnings: ReadonlySet<string>;
  #folder: ConfigFolder | undefined;

  private constructor(path: string, surroundings: Surroundings) {
    this.path = path;
    this.#surroundings = surroundings;
    const { faults, warnings } = this.project();
    this.#known = new Set(faults.map(faultLine));
    this.#knownWarnings = new Set(warnings.map(faultLine));
  }

  /** Makes the copy in a temporary folder; {@link remove} deletes it. Reads the surroundings unless they are given. */
  static async make(surroundings?: Surroundings): Promise<ConfigCopy> {
    const path = mkdtempSync(join(tmpdir(), 'karat-config-'));
    cpSync(join(root, 'config'), path, { recursive: true });
    for (const [name, text] of Object.entries(probes)) {
      mkdirSync(dirname(join(path, name)), { recursive: true });
      writeFileSync(join(path, `${name}.json`), text);
    }
    return new ConfigCopy(path, surroundings ?? (await readSurroundings(root)));
  }

  /** Compiles the current state of the copy. */
  project(): Project {
    this.#folder = new ConfigFolder(this.path, this.#folder);
    return compileProject(this.#surroundings, this.#folder);
  }

  /** The faults as printed, without those that the copy had at the start. */
  faults(): string[] {
    const { config, faults } = this.project();
    return this.#shown(config, faults, this.#known);
  }

  /** The warnings as printed, without those that the copy had at the start. */
  warnings(): string[] {
    const { config, warnings } = this.project();
    return this.#shown(config, warnings, this.#knownWarnings);
  }

  #shown(config: ConfigFolder, all: readonly Fault[], known: ReadonlySet<string>): string[] {
    const added = all.filter((fault) => !known.has(faultLine(fault)));
    ConfigCopy.onFaults?.(config, added);
    return added.map(faultLine);
  }

  /** The content of a file, named without extension. @throws when it does not exist */
  read(name: string): string {
    return readFileSync(join(this.path, `${name}.json`), 'utf8');
  }

  /** Writes a file, or deletes it if `text` is undefined. */
  write(name: string, text: string | undefined): void {
    const file = join(this.path, `${name}.json`);
    if (!this.#changed.has(name)) this.#changed.set(name, textOrNothing(file));
    if (text === undefined) rmSync(file);
    else {
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, text);
    }
  }

  /** Replaces a text that occurs exactly once in the file. */
  edit(name: string, from: string, to: string): void {
    const { before, after } = this.#around(name, from);
    this.write(name, before + to + after);
  }

  /** The place, as printed in faults, of a text that occurs exactly once in the file. */
  place(name: string, text: string): string {
    const { before } = this.#around(name, text);
    return `config/${name}.json:${before.split('\n').length}:${before.length - before.lastIndexOf('\n')}`;
  }

  #around(name: string, text: string): { before: string; after: string } {
    const [before = '', ...parts] = this.read(name).split(text);
    if (parts.length !== 1) throw new Error(`${name}.json holds ${JSON.stringify(text)} ${parts.length} times`);
    return { before, after: parts.join('') };
  }

  /** Restores all changed files. */
  restore(): void {
    for (const [name, text] of this.#changed) {
      const file = join(this.path, `${name}.json`);
      if (text === undefined) rmSync(file, { force: true });
      else writeFileSync(file, text);
    }
    this.#changed.clear();
  }

  /** Deletes the folder. */
  remove(): void {
    rmSync(this.path, { recursive: true });
  }
}

function textOrNothing(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}
