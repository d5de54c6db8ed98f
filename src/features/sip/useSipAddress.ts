import { useEffect, useEffectEvent } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { useOwnPath } from '../../ui/useOwnPath';
import { parseAmount } from '../../domain/sip/amounts';
import { initialSipInputs, type SipInputs } from '../../domain/sip/inputs';

/**
 * Debounce in ms. Each change of the URL updates the whole page, so this is longer than between two steps of a slider: 60 ms, and
 * more on a slow phone. A reload loses what is not in the URL yet, because it keeps the old one even if `beforeunload` or
 * `pagehide` changes it; so this is less than a hand needs for one.
 */
const REST_MS = 250;

const INITIAL = initialSipInputs();
const NAMES = Object.keys(INITIAL) as (keyof SipInputs)[];

/** The inputs as a query string; only values other than the defaults. */
export function sipQuery(inputs: SipInputs): URLSearchParams {
  return new URLSearchParams(
    NAMES.filter((name) => inputs[name] !== INITIAL[name]).map((name) => [name, inputs[name]]),
  );
}

/** Inputs from a query string. A link may contain anything, so only amounts are accepted, and boxes left empty. */
function inputsIn(query: URLSearchParams): Partial<SipInputs> {
  const entries = NAMES.map((name) => {
    const text = query.get(name);
    return [name, text && parseAmount(text)?.toString()] as const;
  });
  return Object.fromEntries(entries.filter(([, value]) => typeof value === 'string'));
}

/**
 * Keeps the plan in the URL, so that a reload, a bookmark or a shared link shows the same plan.
 * @param onOpen called once with the plan in the URL, if there is one
 */
export function useSipAddress(inputs: SipInputs, onOpen: (plan: Partial<SipInputs>) => void): void {
  const [query, setQuery] = useSearchParams();
  const entry = useLocation();
  const path = useOwnPath();
  const open = useEffectEvent(() => {
    const plan = inputsIn(query);
    if (Object.keys(plan).length > 0) onOpen(plan);
  });
  useEffect(() => open(), []);
  useEffect(() => {
    const next = sipQuery(inputs);
    if (next.toString() === query.toString()) return;
    const timer = setTimeout(() => {
      if (location.pathname === path) setQuery(next, { replace: true });
    }, REST_MS);
    return () => clearTimeout(timer);
    // `entry`: also after Back from a page whose code had not loaded yet.
  }, [inputs, query, setQuery, entry, path]);
}
