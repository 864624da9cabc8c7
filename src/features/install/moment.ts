import { LOCAL_STORAGE, SESSION_STORAGE } from "../../domain/device/stored-names.ts";

const { visits: VISITS, installInvited: INVITED } = LOCAL_STORAGE;
const { thisVisit: THIS_VISIT } = SESSION_STORAGE;

export type Moment = { visits: number; trips: number; invited: boolean; installed: boolean; possible: boolean };

export const mayInvite = ({ visits, trips, invited, installed, possible }: Moment): boolean =>
  possible && !installed && !invited && (trips > 0 || visits >= 2);

/** Answers the same number during a whole visit, even after another tab began the next one. */
export function countVisit(lasting: Storage, visit: Storage): number {
  const counted = visit.getItem(THIS_VISIT);
  if (counted !== null) return Number(counted);
  const visits = Number(lasting.getItem(VISITS) ?? 0) + 1;
  visit.setItem(THIS_VISIT, String(visits));
  lasting.setItem(VISITS, String(visits));
  return visits;
}

export const wasInvited = (lasting: Storage): boolean => lasting.getItem(INVITED) !== null;

export const rememberInvited = (lasting: Storage): void => lasting.setItem(INVITED, "1");
