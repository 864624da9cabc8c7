import { Navigate, useLocation, useParams } from "react-router-dom";
import { paths } from "../../../shared/paths.ts";

/** /booking/{id}: a booking's own address is its trip, which says what to do where this device does not know it. */
export function BookingLinkScreen() {
  const { id = "" } = useParams();
  // A mailed link carries the token behind it.
  const { hash } = useLocation();
  return <Navigate to={`${paths.trip(id)}${hash}`} replace />;
}
