import { Navigate, useLocation, useParams } from "react-router-dom";
import { paths } from "../../../shared/paths.ts";

/** /booking/{id} shows the trip, which explains itself if this device does not know it. */
export function BookingLinkScreen() {
  const { id = "" } = useParams();
  // A mailed link carries its token in the fragment.
  const { hash } = useLocation();
  return <Navigate to={`${paths.trip(id)}${hash}`} replace />;
}
