import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { initialSipInputs, type SipInputs } from '../../domain/sip/inputs';
import { SIP_FIELD_NAMES } from './fieldNames';

/** Long enough for a slider to come to rest: browsers refuse an address that changes with every pixel. */
const REST_MS = 300;

/** The boxes as an address says them; only those that aren't at their default are named. */
export function sipQuery(inputs: SipInputs): URLSearchParams {
  const initial = initialSipInputs();
  return new URLSearchParams(
    SIP_FIELD_NAMES.filter((field) => inputs[field] !== initial[field]).map((field) => [
      field,
      inputs[field],
    ]),
  );
}

/**
 * Keeps the plan in the address: a reload, a bookmark and a shared link show the same plan.
 * @param onRead told once of every box that the address names
 */
export function useSipAddress(
  inputs: SipInputs,
  onRead: (field: keyof SipInputs, value: string) => void,
): void {
  const [query, setQuery] = useSearchParams();
  const isRead = useRef(false);
  useEffect(() => {
    if (isRead.current) return;
    isRead.current = true;
    for (const field of SIP_FIELD_NAMES) {
      const value = query.get(field);
      // A link may say anything; a number box takes numbers only.
      if (value !== null && Number.isFinite(Number(value))) onRead(field, value);
    }
  }, [query, onRead]);
  useEffect(() => {
    const next = sipQuery(inputs);
    if (next.toString() === query.toString()) return;
    const timer = setTimeout(() => setQuery(next, { replace: true, preventScrollReset: true }), REST_MS);
    return () => clearTimeout(timer);
  }, [inputs, query, setQuery]);
}
