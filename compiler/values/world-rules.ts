import { accountOf } from '../../src/domain/address.ts';
import { type Values, addressForms } from '../../src/values/schema.ts';
import { type ReportFault, checkOnce } from './catalogue-rules.ts';
import { nearest } from 'engine/compiler/report/faults.ts';

type Networks = Values['networks']['networks'];
type Network = Networks[string];

/** What a network is in the world, whatever config/ says: money that follows a mistake about it is lost. */
interface KnownNetwork {
  readonly name: string;
  readonly coin: string;
  /** The sites that show its transactions. */
  readonly explorers: readonly string[];
  /** The contracts of tokens, as their issuers publish them, by the key of the token. */
  readonly contracts: Readonly<Record<string, string>>;
}

const world: Readonly<Record<string, KnownNetwork>> = {
  erc20: {
    name: 'Ethereum',
    coin: 'ETH',
    explorers: ['etherscan.io', 'eth.blockscout.com', 'ethplorer.io', 'beaconcha.in'],
    contracts: {
      xaut: '0x68749665FF8D2d112Fa859AA293F07A622782F38',
      paxg: '0x45804880De22913dAFE09f4980848ECE6EcbAf78',
      usdt: '0xdAC17F958D2ee523a2206206994597C13D831ec7',
      usdc: '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48',
    },
  },
  trc20: {
    name: 'Tron',
    coin: 'TRX',
    explorers: ['tronscan.org', 'tronscan.io'],
    contracts: { usdt: 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t' },
  },
  ton: {
    name: 'TON',
    coin: 'TON',
    explorers: ['tonviewer.com', 'tonscan.org', 'explorer.toncoin.org'],
    contracts: {
      xaut: 'EQA1R_LuQCLHlMgOo1S4G7Y7W1cd0FrAkbA10Zq7rddKxi9k',
      usdt: 'EQCxE6mUtQJKFnGfaROTKOt1lZbDiiX1kCixRv7Nw2Id_sDs',
    },
  },
};
const knownTokens = Object.values(world).flatMap(({ contracts }) => Object.keys(contracts));

/** The site of an address, without www. */
function siteOf(address: string): string | undefined {
  return /^https:\/\/(?:www\.)?([^/?#]+)/.exec(address)?.[1]?.toLowerCase();
}

/** The network of the world whose transactions a site shows; undefined for a site that is not known. */
export function networkOfExplorer(address: string): string | undefined {
  const site = siteOf(address);
  return Object.values(world).find(({ explorers }) => site !== undefined && explorers.includes(site))?.name;
}

/** Checks that each network is what it is in the world: its name and coin, its explorer, and whose each contract is. */
export function checkWorld(networks: Networks, tokens: readonly string[], complain: ReportFault): void {
  const unknown: [string[], string][] = [];
  for (const [key, network] of Object.entries(networks)) {
    const { [key]: known } = world;
    const at = ['networks', key];
    const { name, coin, explorer, contracts = {}, burn = [] } = network;
    if (known && name !== known.name && Object.values(world).some((other) => other.name === name))
      complain([...at, 'name'], `"${name}" is not the name of ${key}`, known.name);
    if (known && coin !== undefined && coin !== known.coin && !(coin.toLowerCase() in contracts))
      complain([...at, 'coin'], `${coin} is not the coin in which fees are paid on ${known.name}`, known.coin);
    const [shown, other] = [networkOfExplorer(explorer.transaction), networkOfExplorer(explorer.address)];
    // Two pages of different sites are reported elsewhere.
    if (shown !== undefined && shown === other && shown !== (known?.name ?? name))
      complain([...at, 'explorer', 'transaction'], `this site shows ${shown}, and nothing of ${name}`);
    for (const [token, address] of Object.entries(contracts)) {
      const path = [...at, 'contracts', token];
      const message = contractMessage(key, token, address, network);
      if (tokens.length > 0 && ![...tokens, ...knownTokens].includes(token))
        complain(path, `unknown token "${token}"`, nearest(token, [...tokens, ...knownTokens]), true);
      else if (message === undefined) unknown.push([path, address]);
      else complain(path, message, known?.contracts[token]);
    }
    for (const [index, address] of burn.entries()) {
      const token = tokenOf(address, key, network);
      if (token !== undefined)
        complain(
          [...at, 'burn', index],
          `is the contract of ${token.toUpperCase()} on ${name}, not an address that destroys what is sent to it`,
        );
    }
  }
  checkOnce(unknown, complain);
}

/** The token whose contract on a network is this address, by config/ or in the world. */
function tokenOf(address: string, key: string, network: Network): string | undefined {
  const form = network.addresses ?? addressForms.find((one) => one === key);
  const account = form && accountOf(address, form);
  const known = { ...world[key]?.contracts, ...network.contracts };
  return account && Object.keys(known).find((token) => accountOf(known[token] ?? '', form) === account);
}

/** What is wrong with the contract of a token on a network; an address that is none is reported elsewhere. */
function contractMessage(key: string, token: string, address: string, network: Network): string | undefined {
  const form = network.addresses ?? addressForms.find((one) => one === key);
  const account = form && accountOf(address, form);
  if (!account) return undefined;
  const here = `${token.toUpperCase()} on ${network.name}`;
  for (const [other, { name, contracts }] of Object.entries(world))
    for (const [one, contract] of Object.entries(contracts))
      if (accountOf(contract, form) === account && (other !== key || one !== token))
        return `is the contract of ${one.toUpperCase()} on ${name}, not of ${here}: payments would be of another token`;
  const issued = world[key]?.contracts[token];
  if (issued === undefined || accountOf(issued, form) === account) return undefined;
  return `is not the contract that its issuer publishes for ${here}`;
}
