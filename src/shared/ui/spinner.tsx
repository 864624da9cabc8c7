import { Center, Loader } from "@mantine/core";
import { LOADING } from "#texts/app.ts";
import "@mantine/core/styles/Center.layer.css";

export const Spinner = ({ label = LOADING }: { label?: string }) => (
  <Center mih="12rem" role="status" aria-label={label}>
    <Loader />
  </Center>
);
