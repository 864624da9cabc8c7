import { Center, Loader } from "@mantine/core";
import "@mantine/core/styles/Center.layer.css";

/** Shown while something is on its way; says so to who cannot see it turn. */
export const Spinner = ({ label = "Loading" }: { label?: string }) => (
  <Center mih="12rem" role="status" aria-label={label}>
    <Loader />
  </Center>
);
