import { compactCount } from "@sen/domain";
import { useFormat } from "@sen/i18n";

export interface CompactCountProps {
  count: number;
}

/** A count as people say it: 999, 1,3k, 2,4M; the exact number on hover. Spec §1. */
export function CompactCount({ count }: CompactCountProps) {
  const { compact, integer } = useFormat();
  return count < 1000 ? (
    <>{integer(count)}</>
  ) : (
    <span title={integer(count)}>{compact(compactCount(count))}</span>
  );
}
