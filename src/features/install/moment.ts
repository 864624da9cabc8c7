import { LOCAL_STORAGE, SESSION_STORAGE } from "../../domain/device/stored-names.ts";

const { visits: VISITS, installInvited: INVITED } = LOCAL_STORAGE;
const { thisVisit: THIS_VISIT } = SESSION_STORAGE;

export type Moment = { visits: number; trips: number; invited: boolean; installed: boolean; possible: boolean };

export const mayInvite = ({ visits, trips, invited, installed, possible }: Moment): boolean =>
  possible && !installed && !invited && (trips > 0 || visits >= 2);

export function countVisit(lasting: Storage, visit: Storage): number {
  const earlierVisits = Number(lasting.getItem(VISITS) ?? 0);
  if (visit.getItem(THIS_VISIT) !== null) return earlierVisits;
  visit.setItem(THIS_VISIT, "1");
  lasting.setItem(VISITS, String(earlierVisits + 1));
  return earlierVisits + 1;
}

export const wasInvited = (lasting: Storage): boolean => lasting.getItem(INVITED) !== null;

export const rememberInvited = (lasting: Storage): void => lasting.setItem(INVITED, "1");
