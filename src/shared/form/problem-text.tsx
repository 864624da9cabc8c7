import { Text } from "@mantine/core";

export const ProblemText = ({ text }: { text: string | null | undefined }) =>
  text ? (
    <Text role="alert" className="problem">
      {text}
    </Text>
  ) : null;
