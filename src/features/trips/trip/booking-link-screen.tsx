import { Navigate, useLocation, useParams } from "react-router-dom";
import { paths } from "../../../shared/paths.ts";

export function BookingLinkScreen() {
  const { id = "" } = useParams();
  // A mailed link carries the token in its fragment.
  const { hash } = useLocation();
  return <Navigate to={`${paths.trip(id)}${hash}`} replace />;
}
