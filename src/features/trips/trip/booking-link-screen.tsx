import { Navigate, useLocation, useParams } from "react-router-dom";
import { paths } from "../../../shared/paths.ts";

export function BookingLinkScreen() {
  const { id = "" } = useParams();
  const { hash } = useLocation();
  return <Navigate to={`${paths.trip(id)}${hash}`} replace />;
}
