export const requirementWords = {
  passed: 'Done',
  notPassed: 'Missing',
  states: { missing: 'add it', expired: 'expired, add the new one', undated: 'add its expiration date' },
} as const;
