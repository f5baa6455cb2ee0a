/** Links for whoever tries the pages of staff out show where the host is no public one (specification 6): its name lacks .com. */
export const showsDebugLinks = (hostname: string): boolean => !hostname.includes('.com');
